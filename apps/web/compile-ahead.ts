import type { Plugin } from 'vite'

/**
 * Makes Chromium compile all of these built files while they load, in another thread, instead of each function at its
 * first call. Other browsers ignore the line as a comment. For files that are needed at once and mostly used, as unused
 * code is compiled too.
 */
export function compileAhead(...names: readonly string[]): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      // The directive must be in the first line, where Vite inserts a line of its own.
      order: 'post',
      handler(_, bundle) {
        for (const name of names) {
          const chunk = Object.values(bundle).find((each) => each.type === 'chunk' && each.name === name)
          if (chunk?.type !== 'chunk') throw new Error(`The build has no file ${name}`)
          chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        }
      },
    },
  }
}
