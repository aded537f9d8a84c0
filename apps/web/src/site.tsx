// What the build of the public pages asks for: a function that draws one, and the styles of all of them.
import '@candor/ui/tokens.css'
import '@candor/ui/base.css'

// biome-ignore lint/performance/noBarrelFile: the entry of a build, which node imports when the pages are made.
export { renderPage } from './site-pages.tsx'
