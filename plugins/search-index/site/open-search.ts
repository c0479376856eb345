import { escapeText } from '../../shared/xml';

/**
 * Writes the OpenSearch 1.1 description, which lets browsers offer the site as a search engine.
 *
 * @param address - address of the results page, without the query.
 */
export function openSearchDescription({
  title,
  address,
  icon,
}: {
  title: string;
  address: string;
  icon: string;
}): string {
  return `<?xml version="1.0" encoding="UTF-8"?>
<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">
  <ShortName>${escapeText(title.slice(0, 16))}</ShortName>
  <Description>${escapeText(`Search the ${title}`)}</Description>
  <InputEncoding>UTF-8</InputEncoding>
  <Image type="image/svg+xml" width="16" height="16">${escapeText(icon)}</Image>
  <Url type="text/html" template="${escapeText(address)}?q={searchTerms}"/>
</OpenSearchDescription>
`;
}
