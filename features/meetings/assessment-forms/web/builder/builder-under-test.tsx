import { type FakeApi, fakeApi, Refused } from '@candor/testkit/web/fake-api'
import { renderScreen } from '@candor/testkit/web/render-screen.tsx'
import { ToastProvider } from '@candor/ui/overlays/toast'
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, vi } from 'vitest'
import { messages as manage } from '../../../../platform/manage/messages/cn.ts'
import { forgetSignIn } from '../../../../sign-in/session/web/signed-in.ts'
import { getForm, listForms, publishDraft, saveDraft } from '../../contract/manage.ts'
import { messages } from '../../messages/cn.ts'
import { formOf, scale, text } from '../../rules/forms-under-test.ts'
import { FormsPanel } from '../forms-panel.tsx'
import type { FormDetail } from '../use-forms.ts'

const content = formOf(
  [scale('q1', 60, { name: '为失败而设计' }), text('q2')],
  [scale('q3', 40, { name: '排查事故' })],
)

export let api: FakeApi

export const elsewhere = { isChanged: false }

const version = { publishedAt: null, publishedBy: null, answers: 0, filling: 0 }

const open = { revision: 3, content, changedAt: 0, changedBy: '韩砚秋' }

export const form: FormDetail = {
  formId: 'f1',
  name: '技术深度',
  description: '',
  isEnded: false,
  versions: [
    { ...version, versionId: 'v5', number: 5, state: 'ended' },
    { ...version, versionId: 'v6', number: 6, state: 'published', answers: 41, filling: 2 },
    { ...version, versionId: 'v7', number: 7, state: 'draft' },
  ],
  draft: { ...open, versionId: 'v7', number: 7 },
  published: { ...open, versionId: 'v6', number: 6 },
}

export async function show(address = '/manage/forms?form=f1', title = '技术深度') {
  const root = createRootRoute({
    component: () => (
      <ToastProvider>
        <FormsPanel />
      </ToastProvider>
    ),
  })
  const routeTree = root.addChildren([
    createRoute({ getParentRoute: () => root, path: '/manage/{-$section}' }),
  ])
  const history = createMemoryHistory({ initialEntries: [address] })
  const router = createRouter({ routeTree, history })
  renderScreen(<RouterProvider router={router} />, {
    messages: { 'assessment-forms': messages, manage },
    locale: 'cn',
  })
  await screen.findByRole('heading', { name: title })
  return { user: userEvent.setup(), router }
}

export function prepareBuilder() {
  beforeEach(() => {
    elsewhere.isChanged = false
    forgetSignIn()
    vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }))
    api = fakeApi()
    api.answer(getForm, form)
    api.answer(listForms, [])
    api.answer(publishDraft, null)
    api.answerBy(saveDraft, ({ revision }) =>
      elsewhere.isChanged
        ? new Refused({ code: 1012, msg: '草稿已由 沈知行 在别处修改，这里的改动没有保存' })
        : { revision: Number(revision) + 1, changedAt: Date.UTC(2026, 2, 1, 14, 2, 31) },
    )
  })
}
