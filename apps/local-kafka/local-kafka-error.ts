/** An error that the user can fix: Java or Maven is missing, a port is taken. Its message says how. */
export class LocalKafkaError extends Error {
  override readonly name = 'LocalKafkaError';
}
