/** Answers each question of the process that started this one, and ends with it. */
export function answerQuestions<Question, Answer>(answer: (question: Question) => Promise<Answer>): void {
  process.on("message", (question: Question) => void answer(question).then((found) => process.send?.(found)));
  process.on("disconnect", () => process.exit());
}

/** Microseconds of a clock that all processes of a machine share and that nobody sets. */
export function microseconds(): number {
  const [seconds, nanoseconds] = process.hrtime();
  return seconds * 1e6 + nanoseconds / 1e3;
}
