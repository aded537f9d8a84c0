import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeExamples } from './examples.ts'

test('the operator reads which entries of the public pages are examples', async () => {
  const text = await describeExamples()
  expect(text).toContain('these entries are examples, and are not shown')
  expect(text).toContain(
    'home.json: testimonials.items.0, testimonials.items.1, testimonials.items.2, customers.items.0',
  )
  expect(text).toContain('layout.json: footer.certificates.0')
  expect(text).toContain('footer.serviceLine')
})

test('content without examples is said to have none', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'candor-content-'))
  await writeFile(join(folder, 'home.json'), '{"items":[{"example":false}]}')
  expect(await describeExamples(folder)).toBe('Public pages: no examples are left in their content.')
})
