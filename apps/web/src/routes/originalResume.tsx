import { createFileRoute } from '@tanstack/react-router'
import { OriginalPage } from '../../../../features/report-resume/web/original-page.tsx'

export const Route = createFileRoute('/originalResume')({ component: OriginalPage })
