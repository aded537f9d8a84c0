import { createFileRoute, redirect } from '@tanstack/react-router'
import { endSignIn } from '../../../../../features/sign-in/session/web/signed-in.ts'

export const Route = createFileRoute('/(sign-in)/loginOut')({
  beforeLoad: () => {
    endSignIn()
    throw redirect({ to: '/login', search: {}, replace: true })
  },
})
