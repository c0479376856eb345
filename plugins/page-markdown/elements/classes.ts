import type { Element, ElementContent } from 'hast';

/** The classes of an element. */
export function classesOf(element: Element): string[] {
  const { className } = element.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** Whether an element has a class. */
export function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name);
}

/**
 * The first element inside another one, at any depth, that a test accepts.
 *
 * @returns undefined when there is none.
 */
export function findElement(within: Element, isWanted: (element: Element) => boolean): Element | undefined {
  for (const child of childElements(within.children)) {
    const found = isWanted(child) ? child : findElement(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

/** The elements in a list of nodes. */
export function childElements(nodes: readonly ElementContent[]): Element[] {
  return nodes.filter((node) => node.type === 'element');
}
