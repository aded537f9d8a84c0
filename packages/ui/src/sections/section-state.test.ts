import { expect, test } from 'vitest'
import type { SectionState } from './section-body.tsx'
import { type SectionQuery, sectionState, showsContent } from './section-state.ts'

const none: SectionState = { kind: 'empty', title: 'No keys' }
const gone = { isError: true, error: new Error('gone') }

test.each<[string, Partial<SectionQuery>, object]>([
  ['a first load is awaited', { isPending: true }, { kind: 'loading' }],
  ['one that failed says so', gone, { kind: 'failed', message: 'No list', onRetry: expect.any(Function) }],
  ['loaded data stay when a later load fails', { ...gone, data: [] }, { kind: 'stale' }],
  ['more of a list that fails leaves the list', { ...gone, data: [], isFetchNextPageError: true }, none],
  ['what was loaded and is nothing is said to be none', { data: [] }, none],
  ['what is never asked for is none', { isPending: true, isEnabled: false }, none],
])('%s', (_title, query, state) => {
  const settled = { data: undefined, error: null, isPending: false, isEnabled: true, isError: false }
  expect(sectionState({ ...settled, refetch: () => {}, ...query }, 'No list', none)).toMatchObject(state)
})

test.each<[SectionState['kind'], boolean]>([
  ['ready', true],
  ['stale', true],
  ['loading', false],
  ['analysing', false],
  ['failed', false],
  ['empty', false],
])('content that is %s is drawn: %s', (kind, isDrawn) => {
  expect(showsContent({ kind, onRetry: () => {} })).toBe(isDrawn)
})
