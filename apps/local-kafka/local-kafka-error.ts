/** What a person can do something about: Java or Maven is missing, a port is taken. Its message says what to do. */
export class LocalKafkaError extends Error {
  override readonly name = 'LocalKafkaError';
}
