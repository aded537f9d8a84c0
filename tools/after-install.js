// npm's postinstall. Completes the lock file after a developer's `npm install`, and marks the install as finished.
import { markInstalled } from './bootstrap/installed.js'
import './complete-lock.js'

markInstalled()
