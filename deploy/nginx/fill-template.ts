/**
 * Values of placeholders. A list replaces a line of the template with one line for each item, at the same indentation.
 */
export type TemplateValues = Readonly<Record<string, string | readonly string[]>>;

/**
 * Replaces the placeholders of a template, such as `{{port}}`.
 *
 * @throws Error if a placeholder has no value, or a value has no placeholder.
 */
export function fillTemplate(template: string, values: TemplateValues): string {
  const unused = new Set(Object.keys(values));
  const valueOf = (name: string) => {
    const value = values[name];
    if (value === undefined) throw new Error(`The template has a placeholder {{${name}}}, which has no value.`);
    unused.delete(name);
    return value;
  };
  const filled = template
    .replaceAll(/^( *)\{\{(\w+)\}\}\n/gm, (_, indent: string, name: string) =>
      [valueOf(name)]
        .flat()
        .map((line) => `${indent}${line}\n`)
        .join(''),
    )
    .replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => [valueOf(name)].flat().join(' '));
  if (unused.size > 0) throw new Error(`The template has no placeholder for ${[...unused].join(', ')}.`);
  return filled;
}
