/** What a measurement found. */
export interface Found {
  readonly text: string;
  readonly isMet: boolean;
}

/** One row of the table: a goal and how it is measured. */
export interface Row {
  readonly id: string;
  readonly goal: string;
  measure(): Promise<Found>;
}
