import { createFileRoute } from '@tanstack/react-router'
import { AppReturnPage } from '../../../../../features/sign-in/messaging-app/web/return-page.tsx'

export const Route = createFileRoute('/(sign-in)/auth')({ component: AppReturnPage })
