import type { Words } from '@candor/messages/words'

const featureOf = /features\/[^/]+\/([^/]+)\/messages/

function isWords(value: object): value is Words {
  // The type of each file is checked where it is written: `cn` is the type, and the others must match it.
  return Object.keys(value).length > 0
}

/** Returns the messages of each feature under its name, and those of the UI package under `ui`. */
export function collectWords(files: Record<string, unknown>): Words {
  const words = Object.fromEntries(
    Object.entries(files).map(([path, messages]) => [featureOf.exec(path)?.[1] ?? 'ui', messages]),
  )
  if (!isWords(words)) throw new Error('no words were found')
  return words
}
