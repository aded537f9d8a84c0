import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { forgetSignIn, rememberSignIn } from '../../../sign-in/session/web/signed-in.ts'
import { fakeUser } from '../../../sign-in/session/web/user-under-test.ts'
import { forgetDrafts } from './draft-store.ts'
import { useDraft } from './use-draft.ts'

export const empty = { text: '', score: 0 }

export function signIn(userId: string): void {
  rememberSignIn({ token: 't', userInfo: fakeUser({ userId }) })
}

export async function openDraft(candidateId = 'c1') {
  const view = renderHook(({ id }) => useDraft(id, 'decision', empty), { initialProps: { id: candidateId } })
  await waitFor(() => expect(view.result.current.isReady).toBe(true))
  return view
}

/** Signs in before each test, and forgets the drafts after it. */
export function prepareDrafts(): void {
  beforeEach(() => signIn('u1'))
  afterEach(async () => {
    vi.useRealTimers()
    forgetSignIn()
    await forgetDrafts('u1')
    await forgetDrafts('u2')
  })
}
