import type { Element, ElementContent } from 'hast';

/** Returns the classes of an element. */
export function classesOf(element: Element): string[] {
  const { className } = element.properties;
  return Array.isArray(className) ? className.map(String) : [];
}

/** Whether an element has a class. */
export function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name);
}

/**
 * Finds the first descendant of an element that matches a test.
 *
 * @returns undefined if no descendant matches.
 */
export function findElement(within: Element, isWanted: (element: Element) => boolean): Element | undefined {
  for (const child of childElements(within.children)) {
    const found = isWanted(child) ? child : findElement(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

/** Returns the elements in a list of nodes. */
export function childElements(nodes: readonly ElementContent[]): Element[] {
  return nodes.filter((node) => node.type === 'element');
}
