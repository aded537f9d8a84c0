import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { findInFeatures } from '../../apps/server/src/plumbing/features.ts'
import { listPaperSections } from '../../features/report/paper/server/paper/find-sections.ts'
import { loadWords } from '../../features/report/paper/server/paper/words.ts'
import { listTabRules } from '../../features/report/report/server/actions/tab-rules.ts'

const root = resolve(import.meta.dirname, '../..')
const count = (pattern: string) => globSync(pattern, { cwd: root }).length

const sources = globSync(
  ['{apps,packages,features,e2e}/**/*.{ts,tsx}', 'tools/**/*.ts', '*.json', 'vitest.config.ts', 'knip.json'],
  { cwd: root, exclude: (path) => /node_modules|(^|\/)dist$/.test(path) },
).filter((path) => !path.startsWith('tools/check/'))

/** Every pattern of paths in the sources that looks for files of features, with the file that holds it. */
const written = sources.flatMap((file) => {
  const text = readFileSync(join(root, file), 'utf8')
  return [...text.matchAll(/['"]((?:\.\.\/)*features\/[^'"$]*\*[^'"$]*)['"]/g)].map(([, pattern = '']) => ({
    file,
    pattern: pattern.startsWith('.') ? normalize(join(dirname(file), pattern)) : pattern,
  }))
})

test('the patterns are found', () => {
  expect(new Set(written.map(({ file }) => file))).toContain('apps/web/src/providers.tsx')
  expect(written.length).toBeGreaterThan(30)
})

// A file and its folder are alternatives: one of them may not exist yet. The page of facts has no cards yet.
const required = written.filter(
  ({ pattern }) => !/\/(action|manage|account-section)\/\*\.ts$|\/candidate-card\.ts$/.test(pattern),
)

test.each(required)('$pattern in $file finds files', ({ pattern }) => {
  expect(count(pattern)).toBeGreaterThan(0)
})

describe('the server finds by folder exactly the files of the tree', () => {
  const names = ['server/routes.ts', 'server/jobs.ts', 'server/import.ts', 'server/mailed.ts', 'contract.ts']
  test.each(names)('%s', async (name) => {
    const files = count(`features/*/*/${name}`)
    expect(files).toBeGreaterThan(0)
    expect(await findInFeatures(name)).toHaveLength(files)
  })

  test('the tabs of a report, in all three languages', async () => {
    const tabs = await listTabRules()
    const cards = globSync('features/*/*/web/tab.ts', { cwd: root })
    const inBar = cards.filter((card) => readFileSync(join(root, card), 'utf8').includes('number: tabNumber'))
    expect(inBar.length).toBeGreaterThan(20)
    expect(tabs.filter(({ names }) => Object.keys(names).length === 3)).toHaveLength(inBar.length)
  })

  test('the sections of a report on paper', async () => {
    expect(await listPaperSections()).toHaveLength(count('features/tabs/*/server/paper.ts'))
  })

  test('the words of a report on paper', async () => {
    const sayOf = await loadWords('en')
    expect(sayOf('report-resume')('tabTitle')).not.toBe('')
  })
})
