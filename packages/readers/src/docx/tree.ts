import type { Element, Node } from '@xmldom/xmldom'

export function isElement(node: Node | null): node is Element {
  return node !== null && node.nodeType === node.ELEMENT_NODE
}

/** Every element under a node in the order of the document, the node left out. No recursion: a file chooses its depth. */
export function* elementsUnder(root: Node): Generator<Element> {
  let node: Node | null = root.firstChild
  while (node) {
    if (isElement(node)) yield node
    let next: Node | null = node.firstChild ?? node.nextSibling
    while (!next && node.parentNode && node.parentNode !== root) {
      node = node.parentNode
      next = node.nextSibling
    }
    node = next
  }
}

export function elementsNamed(root: Node, name: string): Element[] {
  return [...elementsUnder(root)].filter((element) => element.localName === name)
}

export function firstNamed(root: Node, name: string): Element | null {
  for (const element of elementsUnder(root)) if (element.localName === name) return element
  return null
}

export function childrenOf(element: Node): Element[] {
  const children: Element[] = []
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (isElement(child)) children.push(child)
  }
  return children
}

export function childNamed(element: Node, name: string): Element | null {
  return childrenOf(element).find((child) => child.localName === name) ?? null
}

/** The nearest element of a name around a node, or null. */
export function around(node: Node, name: string): Element | null {
  let parent = node.parentNode
  while (parent && !(isElement(parent) && parent.localName === name)) parent = parent.parentNode
  return isElement(parent) ? parent : null
}

/** Puts nodes in the place of another. */
export function replaceBy(old: Node, nodes: readonly Node[]): void {
  for (const node of nodes) old.parentNode?.insertBefore(node, old)
  old.parentNode?.removeChild(old)
}
