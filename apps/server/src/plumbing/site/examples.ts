import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { listExamples } from '../../../../../features/visitors/site/rules/real-content.ts'
import { repositoryRoot } from '../features.ts'

const content = join(repositoryRoot, 'features/visitors/site/content')

/** Returns a text that names the examples in the content of the public pages, which are not drawn (decision D37). */
export async function describeExamples(folder = join(content, 'cn')): Promise<string> {
  const files = (await readdir(folder)).filter((file) => file.endsWith('.json')).toSorted()
  const lines = await Promise.all(
    files.map(async (file) => {
      const keys = listExamples(JSON.parse(await readFile(join(folder, file), 'utf8')))
      return keys.length === 0 ? [] : [`  ${file}: ${keys.join(', ')}`]
    }),
  )
  const examples = lines.flat()
  if (examples.length === 0) return 'Public pages: no examples are left in their content.'
  return [
    'Public pages: these entries are examples, and are not shown. Replace them in features/visitors/site/content and set',
    '  `example` to false:',
    ...examples,
  ].join('\n')
}
