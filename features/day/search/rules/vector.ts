import type { Term } from './query.ts'
import type { Token } from './tokens.ts'

/** A token as text of the database: quotes and backslashes are doubled. */
const quoted = (token: string) => `'${token.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`

/** The most positions of one token that the database keeps. */
const mostPositions = 255

/** The text form of a `tsvector` with the positions of each token. */
export function vectorText(tokens: readonly Token[]): string {
  const positions = new Map<string, number[]>()
  for (const { token, position } of tokens) {
    const own = positions.get(token)
    if (!own) positions.set(token, [position])
    else if (own.length < mostPositions) own.push(position)
  }
  return [...positions].map(([token, own]) => `${quoted(token)}:${own.join(',')}`).join(' ')
}

/** The text form of a `tsquery`: every term, its steps at their distances. */
export function queryText(terms: readonly Term[]): string {
  return terms
    .map(({ steps }) => {
      const [first, ...others] = steps.map(
        ({ token, isBeginning, after }) => [after, `${quoted(token)}${isBeginning ? ':*' : ''}`] as const,
      )
      const text = others.reduce((before, [after, own]) => `${before} <${after}> ${own}`, first?.[1] ?? '')
      return `(${text})`
    })
    .join(' & ')
}
