import { carousels } from '../../../features/visitors/site/web/script/carousels.ts'
import { dialogs } from '../../../features/visitors/site/web/script/dialogs.ts'
import { languages } from '../../../features/visitors/site/web/script/languages.ts'
import { menuIcon } from '../../../features/visitors/site/web/script/menu-icon.ts'
import { registration } from '../../../features/visitors/site/web/script/registration.ts'
import { sampleReport } from '../../../features/visitors/site/web/script/sample-report.ts'
import { chosenTheme } from '../../../features/visitors/site/web/script/theme.ts'
import { videos } from '../../../features/visitors/site/web/script/videos.ts'

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
