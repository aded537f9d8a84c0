import { expect, test } from 'vitest'
import { type Heading, readMode, readPath, showsHeading } from './modes.ts'

test('mode=personal hides plan, remarks, evaluation, recommending and copyright, and no other heading', () => {
  const headings: Heading[] = [
    'plan',
    'remarks',
    'evaluation',
    'recommend',
    'copyright',
    'summary',
    'record',
    'integrity',
    'resume',
  ]
  expect(headings.filter((heading) => showsHeading(heading, { mode: 'personal' }))).toEqual([
    'summary',
    'record',
    'integrity',
    'resume',
  ])
  for (const mode of [undefined, 'Personal', 'team']) {
    const address = mode === undefined ? {} : { mode }
    expect(headings.every((heading) => showsHeading(heading, address))).toBe(true)
  }
})

test.each([
  [{ showInterviewPlan: '1' }, 'interviewPlan'],
  [{ showInterviewPlan: '0' }, undefined],
  [{ from: 'interviewPlan' }, 'interviewPlan'],
  [{ from: 'mail' }, undefined],
  [{}, undefined],
])('the address %o opens the report for %s', (address, purpose) => {
  expect(readMode(address).purpose).toBe(purpose)
})

test('canBack, isFrom and mode count by their only value [R2-024 R2-025]', () => {
  expect(readMode({ canBack: '1', isFrom: 'miniapp', mode: 'personal' })).toMatchObject({
    hasBack: true,
    isMiniapp: true,
    isPersonal: true,
  })
  expect(readMode({ canBack: '0', isFrom: 'app', mode: 'x' })).toMatchObject({
    hasBack: false,
    isMiniapp: false,
    isPersonal: false,
  })
})

test('the path of a report says whether it is shared and whether it is to be downloaded [R2-003 R2-004]', () => {
  expect(readPath('/downloadReport')).toMatchObject({ isDownloadable: true, isSharedOrDownloadable: true })
  expect(readPath('/newShareReport')).toMatchObject({ isDownloadable: false, isSharedOrDownloadable: true })
  expect(readPath('/shareurl')).toMatchObject({ isDownloadable: false, isSharedOrDownloadable: false })
})
