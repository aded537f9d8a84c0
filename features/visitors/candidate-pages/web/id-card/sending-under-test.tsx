import { connectApi, quiet } from '@candor/call/web/client'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { vi } from 'vitest'
import { messages as appointments } from '../../../../meetings/appointments/messages/en.ts'
import { messages as linkPages } from '../../../../meetings/link-pages/messages/en.ts'
import { messages as session } from '../../../../sign-in/session/messages/en.ts'
import {
  giveConsentAt,
  readPageAt,
  saveIdCardAt,
  sendIdCardPieceAt,
  withdrawConsentAt,
} from '../../contract/addresses.ts'
import type { WirePage } from '../../contract/page.ts'
import { messages as own } from '../../messages/en.ts'
import { IdCardPage } from './id-card-page.tsx'

export const agreedPage: WirePage = {
  companyName: '海岚支付',
  companyNameLatin: 'Hailan Pay',
  positionName: '高级后端工程师',
  positionNameLatin: 'Senior Backend Engineer',
  now: 0,
  expiresTime: 1,
  consentTime: 5,
  interviewEndTime: null,
  declineTime: null,
  sentPictures: 0,
  wording: { version: '1', hash: 'abc', parts: [{ title: 'Why', text: 'To know who applies.' }] },
}

interface Refused {
  readonly code: number
  readonly msg: string
}

type Answer = object | Refused | null | 'lost' | 'never'
type Replacing = Answer | Promise<Answer>

const fieldsOf = (body: unknown) =>
  body instanceof FormData || body instanceof URLSearchParams ? Object.fromEntries(body) : {}

/** A server that stores what is sent; `answers` replace its own replies, by path. */
function aServer() {
  const answers = new Map<string, Replacing>([[readPageAt.path, agreedPage]])
  const asked: { path: string; upload: unknown }[] = []
  const aborted: string[] = []
  const held = new Map<string, number>()
  function takePiece({ upload, side, piece }: Record<string, unknown>) {
    const name = `${upload} ${side}`
    const heldBytes = (held.get(name) ?? 0) + (piece instanceof Blob ? piece.size : 0)
    held.set(name, heldBytes)
    return { heldBytes }
  }
  function ownAnswer(path: string, fields: Record<string, unknown>): Answer {
    if (path === sendIdCardPieceAt.path) return takePiece(fields)
    if (path === giveConsentAt.path) return { consentTime: 6 }
    return path === withdrawConsentAt.path ? { deletedPictures: 0 } : null
  }
  async function answer(address: string, body: unknown): Promise<object> {
    const [path = ''] = address.split('?', 1)
    const fields = fieldsOf(body)
    asked.push({ path, upload: fields.upload })
    const given = await answers.get(path)
    const data = given === undefined ? ownAnswer(path, fields) : given
    if (data === 'never') return new Promise(() => {})
    if (data === 'lost') throw new TypeError('the connection was lost')
    return data && 'code' in data ? { data: null, ...data } : { code: 0, msg: 'ok', data }
  }
  const uploads = () => asked.flatMap(({ upload }) => (upload === undefined ? [] : [upload]))
  return { answers, asked, aborted, answer, uploads, paths: () => asked.map(({ path }) => path) }
}

/** The XMLHttpRequest that pieces are sent with. */
function requestTo(server: ReturnType<typeof aServer>) {
  return class extends EventTarget {
    upload = new EventTarget()
    address = ''
    status = 0
    statusText = ''
    responseText = ''
    open(_method: string, address: string) {
      this.address = address
    }
    setRequestHeader() {}
    abort() {
      server.aborted.push(this.address)
    }
    send(form: FormData) {
      const fail = () => this.dispatchEvent(new Event('error'))
      this.upload.dispatchEvent(
        new ProgressEvent('progress', { lengthComputable: true, loaded: 43, total: 100 }),
      )
      server.answer(this.address, form).then((reply) => {
        this.status = 200
        this.responseText = JSON.stringify(reply)
        this.dispatchEvent(new Event('load'))
      }, fail)
    }
  }
}

/** The page of a link with consent, with a server of its own and a phone without a camera. */
export function showSending(link: string) {
  const server = aServer()
  // Browsers can clone blobs; this environment cannot.
  vi.stubGlobal('structuredClone', (value: unknown) => value)
  vi.stubGlobal('XMLHttpRequest', requestTo(server))
  vi.stubGlobal('fetch', async (address: string, { body }: RequestInit) =>
    Response.json(await server.answer(address, body)),
  )
  connectApi({ ...quiet, lang: () => 'en' })
  sessionStorage.setItem('lang', 'en')
  history.replaceState(null, '', `/idcollect?sign=${link}`)
  const user = userEvent.setup()
  const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
  /** Chooses a photo of the current side and accepts it. */
  async function choose(content = 'photo') {
    const file = new File([content], 'card.heic', { type: 'image/heic' })
    await user.upload(await screen.findByLabelText('Choose a photo or file'), file)
    await screen.findByRole('heading', { name: 'Can you read it well?' })
  }
  async function take(content?: string) {
    await choose(content)
    await press('Use this photo')
  }
  async function takeBoth() {
    await screen.findByRole('heading', { name: 'Photograph the front' })
    await take()
    await screen.findByRole('heading', { name: 'Photograph the back' })
    await take()
    await screen.findByRole('heading', { name: 'Check your photos' })
  }
  async function withdraw() {
    await press('Withdraw my consent')
    await press('Withdraw and delete')
  }
  const isSaved = () => server.paths().includes(saveIdCardAt.path)
  const show = () =>
    renderScreen(<IdCardPage link={link} />, {
      locale: 'en',
      messages: { appointments, 'link-pages': linkPages, session, 'candidate-pages': own },
    })
  return { ...server, show, press, choose, take, takeBoth, withdraw, isSaved }
}
