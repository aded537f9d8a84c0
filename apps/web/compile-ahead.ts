import type { Plugin } from 'vite'

/**
 * Has Chromium compile the built files of these names whole while they arrive, beside the page's own thread, and not
 * function by function as each is first called there. To other browsers the line is a comment. For files that are
 * needed at once and mostly used: what is not used is compiled too.
 */
export function compileAhead(...names: readonly string[]): Plugin {
  return {
    name: 'compile-ahead',
    apply: 'build',
    generateBundle: {
      // It counts from the first line on, where Vite puts a line of its own.
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
