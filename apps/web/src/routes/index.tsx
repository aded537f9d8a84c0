import { createFileRoute, redirect } from '@tanstack/react-router'
import { signedIn } from '../../../../features/sign-in/session/web/signed-in.ts'

export const Route = createFileRoute('/')({
  beforeLoad: () => {
    if (signedIn()) throw redirect({ to: '/first/talentList', search: {}, replace: true })
    throw redirect({ to: '/login', search: {}, replace: true })
  },
})
