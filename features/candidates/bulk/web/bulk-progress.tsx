import { lazyWithPreload } from '@candor/ui/loading/lazy-with-preload.ts'
import { useSignedIn } from '../../../sign-in/session/web/signed-in.ts'
import { begunHere } from './begun.ts'

const Asked = lazyWithPreload(() => import('./asked-progress.tsx').then((part) => part.AskedProgress))

/**
 * The caller's acts on many: they go on over pages, and are found again after a reload. The code loads with the first
 * act that is begun in this browser.
 */
export function BulkProgress() {
  const isSignedIn = useSignedIn() !== null
  const [begun] = begunHere.use()
  return isSignedIn && begun === 'yes' ? <Asked /> : null
}
