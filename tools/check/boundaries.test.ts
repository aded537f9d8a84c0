import { cp, mkdir, mkdtemp, symlink, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { boundaries } from './boundaries.ts'

const proof = 'features/platform/access/rules/proof.ts'
const brandId = 'packages/kernel/src/brand-id.ts'
const filterIds = 'features/platform/access/server/gate/filter-ids.ts'

/** Forbidden imports, of each rule at least one. A name without a folder is a module of Node or an installed package. */
const forbidden = [
  ['no-cycle', 'features/ring/rules/a.ts', 'features/ring/rules/b.ts'],
  ['kernel-alone', 'packages/kernel/src/clock.ts', 'packages/messages/src/locale.ts'],
  ['package-below-feature', 'packages/ui/src/stars.tsx', 'features/shares/shares/rules.ts'],
  ['package-arrows', 'packages/call/src/serve.ts', 'packages/db/src/rows.ts'],
  ['readers-arrows', 'packages/readers/src/text.ts', 'packages/db/src/rows.ts'],
  ['ui-arrows', 'packages/ui/src/table.tsx', 'packages/db/src/rows.ts'],
  ['testkit-in-tests', 'features/shares/shares/server/jobs.ts', 'packages/testkit/src/share.ts'],
  ['contract-is-data', 'features/shares/shares/contract/link.ts', 'features/shares/shares/rules.ts'],
  ['contract-knows-zod-alone', 'features/shares/shares/contract/ids.ts', 'uuid'],
  ['rules-are-pure', 'features/shares/shares/rules/lock.ts', 'features/shares/shares/server/queries.ts'],
  ['rules-do-no-io', 'features/shares/shares/rules/file.ts', 'node:fs'],
  ['rules-know-no-frame', 'features/shares/shares/rules/state.ts', 'react'],
  ['messages-are-words', 'features/shares/shares/messages/cn.ts', 'features/shares/shares/rules.ts'],
  ['tab-not-tab', 'features/tabs/report-ai/web/panel.tsx', 'features/tabs/report-plan/web/plan.tsx'],
  ['only-pages-know-tabs', 'features/shares/shares/web/plan.tsx', 'features/tabs/report-plan/web/plan.tsx'],
  ['only-pages-know-tabs', 'features/shares/shares/rules/plan.ts', 'features/tabs/report-plan/rules.ts'],
  ['only-pages-know-tabs', 'features/report/report/web/bar.tsx', 'features/tabs/report-plan/web/plan.tsx'],
  ['server-not-web', 'features/shares/shares/server/present.ts', 'features/shares/shares/web/link.tsx'],
  ['web-not-server', 'features/shares/shares/web/list.tsx', 'features/shares/shares/server/queries.ts'],
  ['web-not-node', 'features/shares/shares/web/path.ts', 'node:path'],
  [
    'feature-server-borders',
    'features/shares/shares/server/routes.ts',
    'features/meetings/planning/server/present.ts',
  ],
  ['feature-web-borders', 'features/shares/shares/web/dialog.tsx', 'features/meetings/planning/web/page.tsx'],
  [
    'queries-decide-nothing',
    'features/shares/shares/server/queries/list.ts',
    'packages/kernel/src/refusal.ts',
  ],
  [
    'queries-decide-nothing',
    'features/shares/shares/server/queries/open.ts',
    'features/shares/shares/server/present.ts',
  ],
  ['proof-is-made-by-the-gate', 'features/shares/shares/server/forge.ts', proof],
  ['proof-is-made-by-the-gate', 'features/shares/shares/rules/forge.ts', proof],
  ['proof-is-made-by-the-gate', 'features/shares/shares/server/forge.test.ts', proof],
  ['proof-is-made-by-the-gate', 'features/shares/shares/server/proofs-under-test.ts', proof],
  ['proof-is-made-by-the-gate', 'features/platform/access/server/gate/forge.test.ts', proof],
  ['proof-is-made-by-the-gate', 'apps/server/src/forge.ts', proof],
  ['proof-is-made-by-the-gate', 'bench/forge.ts', proof],
  ['proof-is-made-by-the-gate', 'tools/db/forge.ts', proof],
  ['proof-is-made-by-the-gate', 'e2e/forge.ts', proof],
  [
    'reports-are-declared',
    'features/shares/shares/server/ask.ts',
    'features/platform/access/server/gate/asked-within.ts',
  ],
  ['ids-are-branded-by-the-gate', 'features/shares/shares/server/brand.ts', brandId],
  ['ids-are-branded-by-the-gate', 'features/shares/shares/server/ids-under-test.ts', brandId],
  ['ids-are-branded-by-the-gate', 'features/shares/shares/server/brand.test.ts', brandId],
  ['ids-are-branded-by-the-gate', 'bench/brand.ts', brandId],
  ['filters-name-candidates', 'features/shares/shares/server/routes/filter.ts', filterIds],
  ['filters-name-candidates', 'bench/shares/filter.ts', filterIds],
  ['feature-not-app', 'features/shares/shares/server/start.ts', 'apps/server/src/main.ts'],
  ['who-opens-the-database', 'features/shares/shares/server/import-share.ts', 'kysely'],
  ['apps-apart', 'apps/web/src/main.tsx', 'apps/server/src/main.ts'],
] as const

const allowed = [
  ['features/tabs/report-ai/web/tab.ts', 'features/tabs/report-ai/web/panel.tsx'],
  ['features/tabs/report-ai/web/tab.test.ts', 'features/tabs/report-plan/web/plan.tsx'],
  ['features/visitors/site/web/sample.tsx', 'features/tabs/report-ai/web/panel.tsx'],
  ['features/meetings/planning/server/routes.ts', 'features/meetings/planning/server/present.ts'],
  ['features/meetings/planning/server/jobs.ts', 'features/shares/shares/server/queries.ts'],
  ['features/meetings/planning/web/list.tsx', 'features/shares/shares/web/link.tsx'],
  ['features/platform/access/server/gate/prove.ts', proof],
  ['features/platform/access/rules/viewer.ts', proof],
  ['features/platform/access/server/gate/address.ts', brandId],
  ['features/candidates/shortlist/server/queries/around.ts', filterIds],
  ['features/shares/shares/server/queries.ts', 'kysely'],
  ['apps/web/src/routes.ts', 'apps/web/src/pages.ts'],
  ['packages/call/src/send.ts', 'packages/call/src/write.ts'],
] as const

describe('dependency-cruiser as it is configured here', () => {
  const root = resolve(import.meta.dirname, '../..')
  let folder: string
  let faults: readonly string[]

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'candor-boundaries-'))
    const texts = new Map<string, string>()
    const write = (from: string, to: string) => {
      const isFile = to.includes('/')
      texts.set(from, `import '${isFile ? `./${relative(dirname(from), to)}` : to}'\n`)
      if (isFile && !texts.has(to)) texts.set(to, '')
    }
    for (const [, from, to] of forbidden) write(from, to)
    for (const [from, to] of allowed) write(from, to)
    write('features/ring/rules/b.ts', 'features/ring/rules/a.ts')
    texts.set('features/lost/web/away.ts', "import './nothing.ts'\n")
    for (const [file, text] of texts) {
      await mkdir(join(folder, dirname(file)), { recursive: true })
      await writeFile(join(folder, file), text)
    }
    await cp(join(root, '.dependency-cruiser.cjs'), join(folder, '.dependency-cruiser.cjs'))
    await symlink(join(root, 'node_modules'), join(folder, 'node_modules'))
    faults = (await boundaries.run(folder)).faults
  })

  test.each(forbidden)('%s: %s may not import %s', (rule, from, to) => {
    const target = to.includes('/') ? to : ''
    expect(faults.filter((fault) => fault.startsWith(`${rule}: ${from} → ${target}`))).toHaveLength(1)
  })

  test('an import that leads nowhere is a fault', () => {
    expect(faults).toContain('not-resolved: features/lost/web/away.ts → ./nothing.ts')
  })

  test.each(allowed)('%s may import %s', (from) => {
    expect(faults.filter((fault) => fault.includes(`${from} →`))).toEqual([])
  })

  test('each rule has its arrow here', () => {
    const Config = z.object({ forbidden: z.array(z.object({ name: z.string() })) })
    const config = Config.parse(createRequire(import.meta.url)('../../.dependency-cruiser.cjs'))
    const tried = ['not-resolved', ...forbidden.map(([rule]) => rule)]
    expect(new Set(config.forbidden.map(({ name }) => name))).toEqual(new Set(tried))
  })
})
