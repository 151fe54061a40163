/** Functions and types for topic strings, for code that reads or writes them without a client. */
export { formatTopic, parseTopic, type AnyTopic, type ParsedTopic, type TopicString } from "./parse-topic.ts";
