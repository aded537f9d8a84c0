import { expect, test } from 'vitest'
import type { FormContent } from '../contract/content.ts'
import { changeCount, changedParts } from './changes.ts'
import { faultsOf, hasIdTwice } from './completeness.ts'
import { choice, formOf, scale, text } from './forms-under-test.ts'

const kindsOf = (form: FormContent) =>
  faultsOf(form).map((fault) => ('number' in fault ? `${fault.kind} ${fault.number}` : fault.kind))

const whole = formOf([scale('q1', 60), choice('q2', 'one')], [scale('q3', 40)])

test('a whole form can be published, and one without scales has no weights to add up', () => {
  expect(faultsOf(whole)).toEqual([])
  expect(faultsOf(formOf([text('q1')]))).toEqual([])
})

test('everything that is missing is named by its place', () => {
  expect(kindsOf({ modules: [] })).toEqual(['noModules'])
  expect(kindsOf(formOf([text('q1')], []))).toEqual(['noQuestions 2'])
  expect(kindsOf(formOf([scale('q1', 60), scale('q2', 48)]))).toEqual(['weights'])
  expect(faultsOf(formOf([scale('q1', 60), scale('q2', 48)]))).toEqual([{ kind: 'weights', sum: 108 }])
  expect(kindsOf(formOf([scale('q1', 100, { name: ' ' }), scale('q2', 0)]))).toEqual([
    'questionName 1.1',
    'noWeight 1.2',
  ])
  const one = { ...choice('q1', 'one'), type: 'one' as const, options: [{ id: 'a', text: '' }] }
  expect(kindsOf(formOf([text('q0')], [one]))).toEqual(['fewOptions 2.1', 'optionText 2.1'])
})

test('an id that names two things is found, within the form and within the options of one question', () => {
  expect(hasIdTwice(whole)).toBe(false)
  expect(hasIdTwice(formOf([text('q1')], [text('q1')]))).toBe(true)
  const options = [
    { id: 'a', text: 'x' },
    { id: 'a', text: 'y' },
  ]
  expect(hasIdTwice(formOf([{ ...choice('q1', 'one'), type: 'one', options }]))).toBe(true)
})

test('changes are counted by module and question; another order alone is one', () => {
  expect(changeCount(whole, whole)).toBe(0)
  const [first, second] = whole.modules
  if (!first || !second) throw new Error('a module is missing')
  expect(changeCount(whole, { modules: [second, first] })).toBe(1)
  const edited = formOf([scale('q1', 50), choice('q2', 'one'), text('q4')])
  expect(changedParts(whole, edited)).toEqual({ changed: ['q1', 'q4'], gone: ['m2', 'q3'] })
  expect(changeCount(whole, edited)).toBe(4)
})
