/** The embedded database cannot run here. The message is one sentence for whoever started Candor. */
export class PostgresUnavailable extends Error {
  override name = 'PostgresUnavailable'
}
