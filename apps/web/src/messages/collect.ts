import type { Words } from '@candor/messages/words'

const featureOf = /features\/([^/]+)\/messages/

function isWords(value: object): value is Words {
  // Each file's shape is checked where it is written: `cn` is the type, and the others must fit it.
  return Object.keys(value).length > 0
}

/** Puts the words of every feature under its name, and those of the parts under `ui`. */
export function collectWords(files: Record<string, unknown>): Words {
  const words = Object.fromEntries(
    Object.entries(files).map(([path, messages]) => [featureOf.exec(path)?.[1] ?? 'ui', messages]),
  )
  if (!isWords(words)) throw new Error('no words were found')
  return words
}
