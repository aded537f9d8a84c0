import { ToastProvider } from '@candor/ui/overlays/toast'
import { type RegisteredRouter, RouterProvider } from '@tanstack/react-router'
import { ShownOnceProvider } from '../../../features/platform/manage/web/shown-once.tsx'
import { ConnectApi } from './connect-api.tsx'

/** The pages of the application; calls are set up before the first page loads anything. */
export function Pages({ router }: { router: RegisteredRouter }) {
  return (
    <ToastProvider>
      <ConnectApi router={router} />
      <ShownOnceProvider>
        <RouterProvider router={router} />
      </ShownOnceProvider>
    </ToastProvider>
  )
}
