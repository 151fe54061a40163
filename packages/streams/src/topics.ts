/** Topic texts without the client, for code that only reads or writes them. */
export { formatTopic, parseTopic, type AnyTopic, type ParsedTopic, type TopicText } from "./parse-topic.ts";
