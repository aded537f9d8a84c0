import { ToastProvider } from '@candor/ui/overlays/toast'
import { type RegisteredRouter, RouterProvider } from '@tanstack/react-router'
import { ConnectApi } from './connect-api.tsx'

/** The pages of the application; the server is at hand before the first of them loads anything. */
export function Pages({ router }: { router: RegisteredRouter }) {
  return (
    <ToastProvider>
      <ConnectApi router={router} />
      <RouterProvider router={router} />
    </ToastProvider>
  )
}
