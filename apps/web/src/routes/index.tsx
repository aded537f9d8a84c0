import { createFileRoute, redirect } from '@tanstack/react-router'
import { signInEnd } from '../../../../features/sign-in/session/web/ends/sign-in-end.ts'
import { signedIn } from '../../../../features/sign-in/session/web/signed-in.ts'

export const Route = createFileRoute('/')({
  beforeLoad: () => {
    const known = signedIn()
    if (known) throw redirect({ href: signInEnd(null, known).href, replace: true })
    throw redirect({ to: '/login', search: {}, replace: true })
  },
})
