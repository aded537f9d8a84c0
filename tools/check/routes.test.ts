import { expect, test } from 'vitest'
import { compare } from './routes.ts'

const source = (path: string, body = '<Page />') => ({
  file: `routes${path}.tsx`,
  text: `export const Route = createFileRoute('${path}')({ component: () => ${body} })`,
})

test('a route that no journey opens and a journey to no route are faults', () => {
  expect(compare([source('/a'), source('/b')], ['/a', '/gone'])).toEqual([
    'routes/b.tsx: no journey opens /b: name it in e2e/pages.ts',
    'e2e/pages.ts: /gone: there is no such route',
  ])
})

test('a route that the generator left as its placeholder is a fault', () => {
  expect(compare([source('/a', '<div>Hello "/a"!</div>')], ['/a'])).toEqual([
    'routes/a.tsx: is the placeholder of the generator, no page',
  ])
})
