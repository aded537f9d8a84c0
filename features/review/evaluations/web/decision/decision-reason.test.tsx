import { codes } from '@candor/call/codes'
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { listRefusalReasons } from '../../../../candidates/refusal-reasons/contract.ts'
import { answer, refuse } from '../../../../report/report/web/calls-under-test.ts'
import { addEstimates } from '../../contract/adding.ts'
import {
  allowEvaluating,
  answerNobodyElse,
  button,
  openBar,
  opinion,
  prepareDecision,
  sent,
  toasts,
} from './decision-under-test.ts'

prepareDecision()

test('a rejection without a required reason is not sent, and says so at its field [R5-034]', async () => {
  allowEvaluating({ needsEliminationReason: true })
  answer(addEstimates, null)
  const { user, place } = openBar()
  await user.click(await button('淘汰'))
  await user.click(await button('提交，下一位'))
  expect((await screen.findByRole('alert')).textContent).toBe('请填写淘汰原因')
  const field = await opinion()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.activeElement).toBe(field)
  expect(sent()).toEqual([])
  await user.keyboard('经验不符')
  expect(screen.queryByRole('alert')).toBe(null)
  await user.keyboard('{Meta>}{Enter}{/Meta}')
  await waitFor(() => expect(place().jobseekerChannelId).toBe('c2'))
  expect(sent()).toHaveLength(1)
})

test('a refusal that names the part stands at its field, with the focus there, and in no notice', async () => {
  const words = '请说明更改结论的原因'
  refuse(addEstimates, codes.invalidInput, words, { field: 'overall' })
  const { user, place } = openBar()
  await user.click(await button('通过'))
  await user.click(await button('提交，下一位'))
  expect((await screen.findByRole('alert')).textContent).toBe(words)
  const field = await opinion()
  expect(field.getAttribute('aria-invalid')).toBe('true')
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(toasts).toEqual([])
  answer(addEstimates, null)
  await user.keyboard('补充材料')
  expect(screen.queryByRole('alert')).toBe(null)
  await user.keyboard('{Meta>}{Enter}{/Meta}')
  await waitFor(() => expect(place().jobseekerChannelId).toBe('c2'))
})

test('a pass needs no reason where a rejection does', async () => {
  allowEvaluating({ needsEliminationReason: true })
  answer(addEstimates, null)
  const { user } = openBar()
  await user.click(await button('通过'))
  await user.click(await button('提交，下一位'))
  await waitFor(() => expect(sent()).toHaveLength(1))
})

test('a reason of a rejection is sent apart from the text, and taken back by a second press', async () => {
  allowEvaluating({ needsEliminationReason: true })
  answerNobodyElse()
  answer(addEstimates, null)
  answer(listRefusalReasons, [
    { id: 'r1', reason: '专业深度不足' },
    { id: 'r2', reason: '薪资不匹配' },
  ])
  const { user } = openBar()
  await user.click(await button('淘汰'))
  await user.click(await button('专业深度不足'))
  await user.click(await button('薪资不匹配'))
  await user.click(await button('薪资不匹配'))
  expect(await opinion()).toHaveProperty('value', '')
  await user.type(await opinion(), 'Depth is thin')
  await user.click(await button('提交'))
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(sent()[0]?.parts).toMatchObject([
    { estimateContent: 'Depth is thin', refuseReasons: ['专业深度不足'] },
  ])
})
