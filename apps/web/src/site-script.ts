import { carousels } from '../../../features/site/web/script/carousels.ts'
import { dialogs } from '../../../features/site/web/script/dialogs.ts'
import { languages } from '../../../features/site/web/script/languages.ts'
import { menuIcon } from '../../../features/site/web/script/menu-icon.ts'
import { registration } from '../../../features/site/web/script/registration.ts'
import { sampleReport } from '../../../features/site/web/script/sample-report.ts'
import { chosenTheme } from '../../../features/site/web/script/theme.ts'
import { videos } from '../../../features/site/web/script/videos.ts'

// This runs before the first paint, and the rest when the document is ready.
document.documentElement.dataset.script = ''
chosenTheme()
document.addEventListener('DOMContentLoaded', () => {
  dialogs()
  menuIcon()
  languages()
  carousels()
  videos()
  registration()
  sampleReport()
})
