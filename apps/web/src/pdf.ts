import '@candor/ui/tokens.css'
import '@candor/ui/base.css'
import { currentLocale } from '@candor/messages/web/stored-locale'
import { openPdfFrame } from '../../../features/platform/documents/web/pdf/frame.ts'

await openPdfFrame(document.body, new URLSearchParams(location.search).get('file'), currentLocale())
