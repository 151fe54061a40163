import { SpecwrightError } from "@specwright/transport";

export class TradingError extends SpecwrightError {}
