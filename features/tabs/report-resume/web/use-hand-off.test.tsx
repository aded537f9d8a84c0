import { codes } from '@candor/call/codes'
import type { ReplyOf } from '@candor/call/define'
import { fakeApi } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import { type RouterHistory, useRouter } from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { expect, test } from 'vitest'
import { jobseekerResumeInfo } from '../../../candidates/resume/contract/original.ts'
import { handOffKey } from '../../../candidates/resume/rules/handed-address.ts'
import { getConvertedUrl } from '../../../platform/documents/contract.ts'
import { messages } from '../messages/cn.ts'
import { useHandOff } from './use-hand-off.ts'

function Link({ onHistory }: { onHistory: (history: RouterHistory) => void }) {
  const { history } = useRouter()
  useEffect(() => {
    onHistory(history)
  }, [history, onHistory])
  const of = { candidateId: 'c', interviewId: 'i', positionId: 'p', companyId: 'co' }
  const [open] = useHandOff(of, '林晓彤')
  return (
    <button type="button" onClick={open}>
      打开
    </button>
  )
}

/**
 * Presses the link to an original with such an ending. Resolves with the conversions that were asked for, what was
 * handed over, and where it led.
 */
async function press(
  ending: string | null,
  { refusal, ...more }: Partial<ReplyOf<typeof jobseekerResumeInfo>> & { refusal?: string } = {},
) {
  const api = fakeApi()
  if (refusal) api.refuse(getConvertedUrl, { code: codes.fileRefused, msg: refusal })
  else api.answer(getConvertedUrl, '/file/media/result/document.pdf')
  api.answer(jobseekerResumeInfo, {
    interviewResult: { resumeUrl: ending === null ? '' : '/file/media/source', channelId: null },
    state: ending === null ? 'none' : 'ready',
    fileName: `resume.${ending}`,
    ending: ending ?? '',
    ...more,
  })
  const histories: RouterHistory[] = []
  renderScreen(
    <ToastProvider>
      <Link onHistory={(history) => void histories.push(history)} />
    </ToastProvider>,
    { locale: 'cn', messages: { 'report-resume': messages } },
  )
  await userEvent.click(screen.getByRole('button', { name: '打开' }))
  const asked = () => api.inputsOf(getConvertedUrl).map(({ type }) => type)
  return {
    asked,
    said: api.said,
    handed: () => sessionStorage.getItem(handOffKey),
    place: () => histories[0]?.location.pathname,
  }
}

test.each([
  ['html', [], '/file/media/source'],
  ['png', [], '/file/media/source'],
  ['doc', ['doc2html'], '/pdf.html?file=%2Ffile%2Fmedia%2Fresult%2Fdocument.pdf'],
  ['mht', ['mht2html'], '/pdf.html?file=%2Ffile%2Fmedia%2Fresult%2Fdocument.pdf'],
  ['pdf', ['pdf2pdf'], '/pdf.html?file=%2Ffile%2Fmedia%2Fresult%2Fdocument.pdf'],
])(
  'a %s is handed over by the conversions %o as %s [P4-054 P4-055 P4-056 P4-057]',
  async (ending, types, address) => {
    const { asked, handed, place } = await press(ending)
    await expect.poll(handed).toBe(address)
    await expect.poll(place).toBe('/originalResume')
    expect(asked()).toEqual(types)
  },
)

test('without an original the link says so, hands nothing over and leads nowhere [P4-060 P8-006]', async () => {
  const { handed, place } = await press(null)
  expect(await screen.findByText('暂无原始简历')).toBeTruthy()
  expect(handed()).toBe(null)
  expect(place()).toBe('/')
})

test('an original that is still being read says that', async () => {
  await press(null, { state: 'parsing' })
  expect(await screen.findByText('简历解析中')).toBeTruthy()
})

test('an original that the server does not convert says why, once', async () => {
  const { said } = await press('doc', { refusal: '文件过大' })
  expect((await screen.findByRole('alert')).textContent).toBe('文件过大')
  expect(said).toEqual([])
})

/** A report whose reader can go on to the next one. */
function Report({ onHistory }: { onHistory: (history: RouterHistory) => void }) {
  const [isLeft, setIsLeft] = useState(false)
  return (
    <>
      {!isLeft && <Link onHistory={onHistory} />}
      <button type="button" onClick={() => setIsLeft(true)}>
        下一位
      </button>
    </>
  )
}

test.each([
  ['an original', 'ready'],
  ['no original', 'none'],
] as const)(
  'a reader who has left the report before %s is found is led nowhere and told nothing',
  async (_, state) => {
    const api = fakeApi()
    const resumeUrl = state === 'ready' ? '/file/media/source' : ''
    const found = {
      interviewResult: { resumeUrl, channelId: null },
      state,
      fileName: 'a.html',
      ending: 'html',
    }
    api.answer(jobseekerResumeInfo, found)
    const release = api.hold(jobseekerResumeInfo)
    const histories: RouterHistory[] = []
    renderScreen(
      <ToastProvider>
        <Report onHistory={(history) => void histories.push(history)} />
      </ToastProvider>,
      { locale: 'cn', messages: { 'report-resume': messages } },
    )
    await userEvent.click(screen.getByRole('button', { name: '打开' }))
    await userEvent.click(screen.getByRole('button', { name: '下一位' }))
    await act(async () => {
      release()
      await new Promise((resolve) => setTimeout(resolve, 50))
    })
    expect(histories[0]?.location.pathname).toBe('/')
    expect(sessionStorage.getItem(handOffKey)).toBe(null)
    expect(screen.queryByText('暂无原始简历')).toBe(null)
  },
)
