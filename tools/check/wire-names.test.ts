import { expect, test } from 'vitest'
import { faultsOf, here, namesOf, spreadFaults } from './wire-names.ts'

const names = namesOf(['z.object({\n  question_id: z.string(),\n  title: Text,\n})'])
const text = 'const { question_id, title } = answer'

test('names of the wire are the snake_case keys of the contracts and the historic ones', () => {
  expect(['question_id', 'answerResult', 'title'].map((name) => names.has(name))).toEqual([true, true, false])
})

test.each([
  'features/shares/shares/web/dialog.tsx',
  'features/shares/shares/rules.ts',
  'features/shares/shares/rules/lock.ts',
  'apps/web/src/report-at.tsx',
  'apps/server/src/app.ts',
  'packages/call/src/define.ts',
  'tools/web/build-site.ts',
])('a name of the wire is a fault in %s', (path) => {
  expect(faultsOf(path, text, names)).toEqual([
    `${path}: question_id is a name of the wire; read it into the model in one place`,
  ])
})

test.each([
  'features/shares/shares/contract.ts',
  'features/shares/shares/contract/open.ts',
  'features/shares/shares/server/present.ts',
  'features/shares/shares/server/import/share.ts',
  'features/shares/shares/rules.test.ts',
  'features/shares/shares/web/calls-under-test.ts',
  'features/shares/shares/rules/wire.ts',
  'features/candidates/interviews/rules/read-interview.ts',
  'bench/plans/seed.ts',
  'tools/demo-media/bundle.ts',
  'tools/web/sample-report.ts',
])('the name may stand in %s', (path) => {
  expect(faultsOf(path, text, names)).toEqual([])
})

test('a stored field that one file more names is a fault; its words and tests do not count', () => {
  const others = ['b', 'c', 'd'].map((name) => `features/w/${name}/web`)
  const folders = ['features/w/a/web', 'apps/web/src', 'packages/ui/src', 'tools/web', 'bench', ...others]
  const named = (count: number) => folders.slice(0, count).map((folder) => `${folder}/f.ts`)
  const faultsWith = (paths: string[]) =>
    spreadFaults(new Map(paths.map((path) => [path, 'rules.eliminationReasonRequired'])))
  expect(
    faultsWith([...named(7), 'features/w/a/messages/cn.ts', 'features/w/a/rules.test.ts', here]),
  ).toEqual([])
  expect(faultsWith(named(8))).toEqual([
    expect.stringMatching(
      /^eliminationReasonRequired is named in 8 files, of at most 7: features\/w\/a\/web\/f\.ts/,
    ),
  ])
})

test('a part of a longer word is no name of the wire', () => {
  expect(faultsOf('features/shares/shares/rules.ts', 'my_question_id, answerResults', names)).toEqual([])
})
