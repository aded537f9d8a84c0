import { createFileRoute } from '@tanstack/react-router'
import { ForgotPasswordPage } from '../../../../../features/password-links/web/forgot-page.tsx'

export const Route = createFileRoute('/(sign-in)/forgotPassword')({ component: ForgotPasswordPage })
