import { connectApi, quiet } from '@candor/call/web/client'
import { beforeEach, expect, test, vi } from 'vitest'
import { getConvertedUrl } from '../../documents/contract.ts'
import { handedAddressKey } from '../../report-resume/rules/handed-address.ts'
import { handOriginal } from './use-original-resume.ts'

beforeEach(() => connectApi(quiet))

/** Answers what is asked about an original with such an ending; gives the conversions that were asked for. */
function answerOriginal(ending: string): string[] {
  const types: string[] = []
  const original = {
    interviewResult: { resumeUrl: '/file/media/cv', channelId: 5 },
    state: 'ready',
    fileName: '',
  }
  vi.stubGlobal('fetch', async (address: string) => {
    const [path, query] = address.split('?')
    if (path === getConvertedUrl.path) types.push(new URLSearchParams(query).get('type') ?? '')
    const data = path === getConvertedUrl.path ? '/file/media/word/document.pdf' : { ...original, ending }
    return Response.json({ code: 0, msg: 'ok', data })
  })
  return types
}

test.each([
  ['pdf', ['pdf2pdf']],
  ['docx', ['doc2html']],
  ['mhtml', ['mht2html']],
])(
  'an original that ends in %s is handed over as what it was converted to [P4-055 P4-056 P4-057]',
  async (ending, types) => {
    const asked = answerOriginal(ending)
    expect(await handOriginal('a-link')).toBe('handed')
    expect(asked).toEqual(types)
    expect(sessionStorage.getItem(handedAddressKey)).toBe(
      '/pdf.html?file=%2Ffile%2Fmedia%2Fword%2Fdocument.pdf',
    )
  },
)

test.each(['html', 'htm', 'png', 'jpg'])(
  'one that ends in %s is handed over as it is [P4-007 P4-054]',
  async (ending) => {
    const asked = answerOriginal(ending)
    await handOriginal('a-link')
    expect(asked).toEqual([])
    expect(sessionStorage.getItem(handedAddressKey)).toBe('/file/media/cv')
  },
)
