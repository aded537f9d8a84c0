// npm's postinstall. A developer's `npm install` leaves a complete lock file, and no reason to install again.
import { markInstalled } from './bootstrap/installed.js'
import './complete-lock.js'

markInstalled()
