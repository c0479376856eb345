/**
 * Template of each page, which replaces the framework's own (`@docusaurus/core/lib/ssg/ssgTemplate.html.js`). An
 * attribute lists the client's scripts for the boot script to load, and `complete-html.ts` adds the page's own scripts
 * to it.
 */
export const htmlTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <meta name="generator" content="Docusaurus v<%= it.version %>">
    <% it.metaAttributes.forEach((metaAttribute) => { %>
      <%~ metaAttribute %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((stylesheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= stylesheet %>">
    <% }); %>
    <% const scripts = it.scripts.map((script) => it.baseUrl + script); %>
    <script src="<%= scripts.find((script) => script.includes('/guard.')) %>"></script>
    <script src="<%= scripts.find((script) => script.includes('/boot.')) %>" defer data-scripts="<%= scripts.filter((script) => !/[/](?:boot|guard)[.]/.test(script)).join(' ') %>"></script>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
  </body>
</html>
`;
