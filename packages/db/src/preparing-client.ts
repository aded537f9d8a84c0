import { createHash } from 'node:crypto'
import { Client } from 'pg'

/** After this many distinct texts a connection stops naming new ones, so that the server's memory stays bounded. */
const maxNamedTexts = 500

/**
 * A client that names its statements, so that PostgreSQL parses and plans each text once for each connection.
 *
 * Kysely has no option for it; `Pool({ Client })` is the hook that pg offers.
 */
export class PreparingClient extends Client {
  readonly #names = new Map<string, string>()

  // biome-ignore lint/plugin: the overloads of `query` are pg's; only (text, values) is changed on its way
  override query = ((...args: unknown[]) => {
    const [text, values] = args
    // biome-ignore lint/plugin: as above
    const run = super.query as (...args: unknown[]) => unknown
    if (typeof text !== 'string' || !Array.isArray(values)) return run.apply(this, args)
    const name = this.#nameOf(text)
    return run.apply(this, [name ? { name, text, values } : { text, values }, ...args.slice(2)])
  }) as Client['query']

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known || this.#names.size >= maxNamedTexts) return known
    const name = createHash('sha1').update(text).digest('base64url')
    this.#names.set(text, name)
    return name
  }
}
