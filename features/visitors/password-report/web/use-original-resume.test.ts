import { fakeApi } from '@candor/testkit/web/fake-api'
import { expect, test } from 'vitest'
import { jobseekerResumeInfo } from '../../../candidates/resume/contract/original.ts'
import { handedFromKey, handOffKey } from '../../../candidates/resume/rules/handed-address.ts'
import { getConvertedUrl } from '../../../platform/documents/contract.ts'
import { handOffOriginal } from './use-original-resume.ts'

/** Answers what is asked about an original with such an ending. The result returns the conversions that were asked for. */
function answerOriginal(ending: string): () => unknown[] {
  const api = fakeApi()
  api.answer(jobseekerResumeInfo, {
    interviewResult: { resumeUrl: '/file/media/cv', channelId: 5 },
    state: 'ready',
    fileName: '',
    ending,
  })
  api.answer(getConvertedUrl, '/file/media/word/document.pdf')
  return () => api.inputsOf(getConvertedUrl).map(({ type }) => type)
}

test.each([
  ['pdf', ['pdf2pdf']],
  ['docx', ['doc2html']],
  ['mhtml', ['mht2html']],
])(
  'an original that ends in %s is handed over as its conversion [P4-055 P4-056 P4-057]',
  async (ending, types) => {
    const asked = answerOriginal(ending)
    expect(await handOffOriginal('a-link', '林晓彤')).toBe('handed')
    expect(asked()).toEqual(types)
    expect(sessionStorage.getItem(handOffKey)).toBe('/pdf.html?file=%2Ffile%2Fmedia%2Fword%2Fdocument.pdf')
  },
)

test.each(['html', 'htm', 'png', 'jpg'])(
  'an original that ends in %s is handed over unchanged [P4-007 P4-054]',
  async (ending) => {
    const asked = answerOriginal(ending)
    await handOffOriginal('a-link', '林晓彤')
    expect(asked()).toEqual([])
    expect(sessionStorage.getItem(handOffKey)).toBe('/file/media/cv')
    const from = { name: '林晓彤', path: `${location.pathname}${location.search}` }
    expect(sessionStorage.getItem(handedFromKey)).toBe(JSON.stringify(from))
  },
)
