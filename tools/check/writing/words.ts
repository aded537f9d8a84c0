import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Check, Finding } from '../finding.ts'
import { listFiles, listSources } from '../list-sources.ts'
import { readProse, readSourceTexts } from './words-texts.ts'

type Kind = 'comments' | 'titles' | 'documents'
/** Places of vague words, as `file:line: words`. */
type Places = Readonly<Record<Kind, readonly string[]>>

/**
 * The number of vague words that each kind of text may have. A budget only falls.
 *
 * `npm run check -- words` prints the present numbers, and lists the places of a kind above its budget. Set a budget to
 * 0 to see all places of its kind.
 */
const budgets: Readonly<Record<Kind, number>> = { comments: 414, titles: 138, documents: 2 }

/**
 * Words that stand for a thing without its name, and a sentence that begins with its participle.
 *
 * Each repeat is bounded or follows a fixed text, so that the time grows with the text.
 */
const vague = [
  /\b(?:whoever|whomever|whatever)\b/gi,
  /\bwhat\s+(?:is|are|was|were|has|had|of)\b/gi,
  /\bones?\s+(?:that|who|which)\b/gi,
  /\bthe\s+ones?\s+before\b/gi,
  /\bof\s+(?:which|whom)\b/gi,
  /(?<=(?:^|[.:?!|'"`*-])\s{0,40})(?!(?:need|seed|feed|speed)s?\b)(?:\w{2,20}ed|kept|shown|taken|told|sent|made|given|left|found|held)\s+(?:is|are|was|were)\b/gi,
]

/** Checks that the number of vague words in comments, test titles and documents is the budget of each. */
export const words: Check = { name: 'words', run: check }

/** Returns the vague words of a text, each with its line. */
export function vagueWords(text: string): { line: number; words: string }[] {
  return vague
    .flatMap((pattern) => [...text.matchAll(pattern)])
    .toSorted((one, other) => one.index - other.index)
    .map((match) => ({
      line: text.slice(0, match.index).split('\n').length,
      words: match[0].replaceAll(/\s+/g, ' '),
    }))
}

/** Returns the faults of kinds whose number is not their budget. */
export function budgetFaults(found: Places, allowed: Readonly<Record<Kind, number>>): string[] {
  const kinds: readonly Kind[] = ['comments', 'titles', 'documents']
  return kinds.flatMap((kind) => {
    const count = found[kind].length
    const budget = allowed[kind]
    if (count < budget) return [`${kind}: ${count} vague words; lower the budget to ${count}`]
    if (count === budget) return []
    return [`${kind}: ${count} vague words, past the budget of ${budget}; name the thing`, ...found[kind]]
  })
}

async function check(root: string): Promise<Finding> {
  const found: Record<Kind, string[]> = { comments: [], titles: [], documents: [] }
  const add = (kind: Kind, file: string, text: string) => {
    found[kind].push(...vagueWords(text).map((match) => `${file}:${match.line}: ${match.words}`))
  }
  const sources = await listSources(root)
  const documents = await listFiles(root, ['*.md', '{docs,demo,tools}/**/*.md'])
  const read = async (file: string) => ({ file, text: await readFile(join(root, file), 'utf8') })
  for (const { file, text } of await Promise.all(sources.map(read))) {
    const { comments, titles } = readSourceTexts(file, text)
    add('comments', file, comments)
    add('titles', file, titles)
  }
  for (const { file, text } of await Promise.all(documents.map(read))) add('documents', file, readProse(text))
  const numbers = Object.entries(found).map(([kind, places]) => `${kind} ${places.length}`)
  return { faults: budgetFaults(found, budgets), note: numbers.join(', ') }
}
