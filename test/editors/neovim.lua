-- Run by neovim.test.ts, after the settings of docs/editors.md: opens a file, and writes down what the user would see.
local file, out = unpack(vim.split(vim.env.HOLLOW_NEOVIM, "\n"))
local seen = {}
local function messages()
  return vim.tbl_map(function(d) return { d.lnum, d.severity, d.message } end, vim.diagnostic.get(0))
end
local function wait_for(text)
  vim.wait(150000, function()
    for _, d in ipairs(vim.diagnostic.get(0)) do
      if string.find(d.message, text, 1, true) then return true end
    end
    return false
  end, 50)
end
local ok, problem = pcall(function()
  vim.cmd("edit " .. vim.fn.fnameescape(file))
  local buffer = vim.api.nvim_get_current_buf()
  wait_for("x = 1")
  seen.first = messages()
  vim.api.nvim_win_set_cursor(0, { 2, 0 })
  local replies = vim.lsp.buf_request_sync(buffer, "textDocument/hover", vim.lsp.util.make_position_params(), 60000)
  for _, reply in pairs(replies or {}) do seen.hover = reply.result and reply.result.contents.value end
  vim.api.nvim_buf_set_text(buffer, 1, 12, 1, 13, { "2" })
  wait_for("x = 0")
  seen.line = vim.api.nvim_buf_get_lines(buffer, 1, 2, false)[1]
  seen.second = messages()
  local clients = vim.lsp.get_clients or vim.lsp.get_active_clients
  seen.filetype, seen.servers = vim.bo[buffer].filetype, #clients()
  vim.lsp.stop_client(clients())
  vim.wait(5000, function() return vim.tbl_isempty(clients()) end, 50)
end)
seen.problem = not ok and tostring(problem) or nil
local handle = io.open(out, "w")
handle:write(vim.json.encode(seen))
handle:close()
vim.cmd("qa!")
