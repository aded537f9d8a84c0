import { expect, test } from 'vitest'
import { cycleFaults, pdfFaults, serverModulesIn } from './bundle.ts'

test('a server module in a chunk is named, with the chunk', () => {
  const found = serverModulesIn({
    'assets/a.js': [
      'features/shares/shares/web/page.tsx',
      'packages/call/src/define.ts',
      'features/shares/shares/rules.ts',
    ],
    'assets/b.js': [
      'features/shares/shares/server/present.ts',
      'packages/db/src/database.ts',
      'packages/call/src/serve.ts',
    ],
  })
  expect(found).toHaveLength(3)
  expect(found[0]).toBe('features/shares/shares/server/present.ts is in the web app (assets/b.js)')
})

test('files of the build that wait for one another are named, and others are not', () => {
  const imports = new Map([
    ['page.js', ['menu.js', 'sheet.js']],
    ['menu.js', ['base.js']],
    ['sheet.js', ['base.js', 'menu.js']],
    ['base.js', ['react.js']],
  ])
  expect(cycleFaults(imports)).toEqual([])
  imports.set('react.js', ['sheet.js'])
  expect(cycleFaults(imports)).toEqual([
    'files of the build wait for one another: base.js, react.js, sheet.js',
    'files of the build wait for one another: menu.js, base.js, react.js, sheet.js',
  ])
})

test('a script that loads the page of a PDF is named', () => {
  const imports = new Map([
    ['pdf-a.js', ['shell.js']],
    ['resume.js', ['shell.js', 'pdf-a.js']],
  ])
  expect(pdfFaults(imports)).toEqual(['resume.js loads the page of a PDF'])
})
