import type { ErrorMessages } from './ja.ts'

export const messages: ErrorMessages = {
  bad_form: 'The form could not be read. Reload the screen, then send it again.',
  bad_json: 'The request could not be read. Check that it is valid JSON.',
  body_too_large: 'The file is too large. Choose one of at most {limit} MB.',
  busy: 'Others changed the same thing at this moment, so nothing has been saved yet. Wait about {seconds} seconds and try again.',
  category_needed: 'Only an idea may be without a category. Put it back to idea first, or choose a category.',
  duplicate_key: 'There already is one with this {field}. Choose another value.',
  file_kind:
    'Files of this kind are not accepted. Choose an image (PNG, JPEG, WebP, GIF, AVIF), a PDF, or an Excel, Word or PowerPoint file.',
  file_broken:
    'The file is damaged, or its name and content do not match. Make sure that it opens, then send it again.',
  forbidden: 'You do not have the right to do this. Ask an administrator of your organisation for it.',
  idempotency_mismatch: 'The same submission number was used for different content. Reload the screen and try again.',
  invalid: 'The value of {field} is not valid. Check what you entered.',
  invalid_format: '{field} does not have the right form. Follow the example at the field.',
  label_closed:
    'A newer version has replaced this one, so it cannot be changed. Open the latest version and edit that.',
  label_draft_exists: 'Version {version} is already being written. Open it and go on there, or discard it first.',
  label_findings:
    '{errors} errors and {warnings} warnings are still open. Mend the errors; look at the warnings and accept those that may stay.',
  label_not_draft: 'Only drafts can be discarded. Return a label under review to draft first.',
  layer_has_items: 'This level still holds {count} products. Move them first, or choose to move them up.',
  layer_limit: 'There are at most 6 levels. Remove one that is not used before you add another.',
  legacy_down: 'The older application that has this page does not answer. Wait a moment, then open it again.',
  legacy_loop: 'LEGACY_ORIGIN points at this server itself. Set it to the address of the older application.',
  missing: 'Enter {field}.',
  months_ascend: 'Choose the months in which seasons start in order, each once.',
  discarded: 'It was taken away. Its history stays, and it can be put back.',
  not_found:
    'It was not found: it has been removed, or it belongs to another organisation. Choose again from the list.',
  not_transition: 'It cannot go from “{from}” to “{to}”.',
  one_category_per_layer: 'Choose only one category per level.',
  order_mismatch: 'Items changed while you were sorting. Reload, then sort again.',
  origin_refused: 'Requests from other sites are not accepted.',
  internal: 'Something unexpected went wrong. What you entered is still there. Wait a moment and try again.',
  outcome_unknown:
    'The connection was lost, so it is not known whether this was saved. What you entered is still here. Reload to see, and send it again if it is missing.',
  pixels: 'The picture has too many pixels. Reduce it to at most {limit} megapixels, then send it again.',
  same_name: 'Season {season} already has a product of this name. If that is meant, leave it as it is.',
  signed_out: 'You are not signed in, or your session has ended. Sign in again.',
  spreadsheet_unreadable: 'It cannot be read as a table. Choose a CSV file (UTF-8 or Shift_JIS) or an XLSX file.',
  approval_needed: 'Your company has to approve this document before it goes out. Ask for approval.',
  approval_given: 'This document is approved already. It can be issued as it is.',
  approval_not_used: 'Your company does not use approval of orders. It can be issued as it is.',
  file_frozen: 'This file belongs to version {revision} and stays. Add a newer one beside it.',
  file_without_hash: 'This file was brought before files were named by their bytes. Bring it again.',
  file_there: 'This file is beside the document already.',
  too_many_files: 'A document holds at most {most} files. Remove those that are not used.',
  talk_draft: 'The other side does not see a draft yet. Once it is issued, you can talk about it.',
  approval_running: 'Approval of this document is already being asked for. Wait for the outcome, or withdraw it first.',
  in_use:
    'It is used in {count} places, so it cannot be deleted. Archive it to stop using it, or merge it into another.',
  mail_key: 'The list of mails needs its key. Open the address that was printed when the server started.',
  merge_collides:
    '“{from}” and “{into}” stand in the same table, such as the quantities of one phase, and cannot be merged. Take one of them out there and merge again, or archive the one you no longer use.',
  merge_self: 'It cannot be merged into itself. Choose another one.',
  no_approver: 'Nobody can approve this step. Name approvers in the approval route, or make somebody a power user.',
  no_rate:
    'There is no rate from {from} to {to} ({kind}) on {on}. Add one to the currency conversions that is valid from that day or before.',
  not_asked: 'You are not asked in this step. Leave it to the people who are.',
  self_approval: 'You asked for this approval and cannot decide it yourself. Wait for another approver.',
  not_editable: 'This request can no longer be changed. Make a new one.',
  repeated_row: 'A row above has the same {field}. Remove one of them.',
  same_currency: 'Both currencies are the same. Choose another one.',
  workflow_off: 'This workflow is not in use. Choose another one.',
  stale: 'Somebody else changed it first. Compare with what is there now and choose what to keep.',
  symbol_twice: 'Only one symbol per category can be chosen. Take one of them out.',
  symbol_unknown: 'The {edition} edition has no symbol {codes}. Check the edition and choose again.',
  organisation_changed:
    'This page shows {shown_name}, but you are now acting for {current_name}. Nothing was changed. Switch back to {shown_name}, or reload the page and go on as {current_name}.',
  organisation_suspended: '{name} is suspended. Ask an owner of the company.',
  terms_needed:
    'You have not agreed to the terms of use yet. Open the page of the terms, read them and agree; then go on.',
  too_large: '{field} must be at most {maximum}.',
  too_long: '{field} must have at most {maximum} characters.',
  too_many: 'There can be at most {maximum} {field}.',
  busy_threads:
    'The server has too much to do to begin with this. Nothing was changed. Wait {seconds} seconds and try again.',
  busy_organisation:
    'Too many files of your organisation are being worked on. Nothing was changed. Wait {seconds} seconds, or send fewer files at once, and try again.',
  too_heavy:
    'This takes too much time or memory and was stopped. Split the file or make it smaller, or ask for less, and try again.',
  table_rows:
    'There are too many rows: at most {limit} are read at once. Split the file and read the parts one after another.',
  table_columns:
    'There are too many columns: at most {limit} are read. Remove those that are not needed, then read it again.',
  table_cells: 'There are too many cells: at most {limit} are read. Remove rows or columns, or split the file.',
  table_line:
    'A line is too long: at most {limit} characters are read. Make sure that the file is a table with line breaks.',
  table_cell: 'A cell is too long: it holds at most {limit} characters. Shorten it, then read the file again.',
  export_cells:
    'This is too much for one file ({cells} cells; at most {limit}). Narrow the list down, or choose fewer columns.',
  export_documents:
    'These are too many documents for one file ({count}; at most {limit}). Narrow the list down by status or issue date, then save it again.',
  too_many_streams:
    'Too many pages are open to keep another one up to date. Close tabs you do not use; this page works all the same.',
  too_many_requests: 'There were too many attempts. Wait {minutes} minutes and try again.',
  too_short: '{field} must have at least {minimum} characters.',
  too_small: '{field} must be at least {minimum}.',
  unavailable:
    'The server cannot answer for a moment. What you entered is still here. Wait about {seconds} seconds and try again.',
  video_link: 'This video link cannot be used. Paste the address of a YouTube watch page or a Vimeo video.',
  wrong_type: '{field} is of the wrong type.',
  exhibition_password: 'The password is not right. Enter the one on your invitation.',
  exhibition_auth_code: 'This link no longer works. Open the link of your order in the mail once more.',
  exhibition_key: 'This is not the publishable key of this exhibition. Set the key that the brand gave you.',
  guest_signed_out:
    'Your log-in to the exhibition has ended. Log in again; the quantities you entered are still there.',
  exhibition_upcoming: 'This exhibition has not opened yet. Order once it has.',
  exhibition_closed: 'This exhibition no longer takes orders. Contact the brand about changes.',
  term_either: 'Give either the closing day, months and day to pay, or a number of days, not both.',
  term_incomplete: 'Give the closing day, months and day to pay, or a number of days instead.',
  splits_whole: 'The parts add up to {total}%. Make them 100% together.',
  config_fixed: 'A record cannot do without this field, so it can be neither hidden nor optional.',
  field_key: 'Begin the key with a letter and use only letters, digits and _, such as lot_note.',
  field_options: 'Add at least one option.',
  field_formula: 'This formula cannot be read. Use figures, keys of fields, + - * / and ( ), such as unit_cost * 1.1',
  field_computed: 'This field is computed, so it can be neither entered nor required.',
  field_filled: 'This field holds {count} values, so it stays with its kind of record. Create a new field instead.',
  values_stuck: '{count} values cannot become the new type (for example “{example}”). Correct them first.',
  not_a_number: 'Enter a number, such as 1200.5',
  not_a_date: 'Enter a date, such as 2027-03-12',
  not_an_option: 'This is not among the options. Choose one from the list.',
  mark_step: 'This change is “{status}”, so that cannot be done. Load the page anew to see where it stands.',
  template_column: 'This list has no column “{column}”. Choose the columns again.',
  template_team: 'Choose a team to share with.',
  template_share: 'Only power users share with the whole organisation. Keep it for yourself or your team.',
  thread_alone: 'Choose at least one person to write to.',
  partner_inactive: 'You have no active relation with this organisation, so it cannot be written to.',
  range_long: 'At most {days} days can be seen at once. Choose a shorter period.',
  order_locked: 'The brand has confirmed this order, so it can no longer be changed. Contact the brand about changes.',
  sku_left: '{name} ({colour} {size}) has {left} left. Order at most {left}.',
  sku_gone: '{name} ({colour} {size}) is no longer shown. Take this line out.',
  sku_ordered:
    '{colour} {size} stands in orders with {count} pieces and stays. Set its limit to {count} to take no more.',
  limit_below_ordered: '{colour} {size} already has orders of {count} pieces. Set a limit of at least {count}.',
  style_minimum: '{name} is ordered from {minimum} pieces per style. Add {missing}, or take the style out.',
  amount_minimum: '{missing} short of the minimum order. Add some pieces.',
  item_ordered: 'What has been ordered cannot be removed. Cancel the orders first.',
  currency_ordered: 'There are orders in this currency, so it can no longer be changed. Make a new exhibition instead.',
  order_transition: 'Order {number} is “{from}”, so this cannot be done. Reload and look again.',
  window_order: 'The end must come after the beginning.',
  address_refused:
    'This organisation lets nobody in from the address you are at. Come from its own network, or ask its administrators.',
  already_member: '{email} is a member of this organisation already. Change their role in the list.',
  already_supplier: '“{name}” is among your suppliers already. Open it from the list.',
  check_digit:
    'The check digit is wrong: after T comes {found}, and {expected} is expected. Look the number up at the tax agency, or give a reason to keep it as it is.',
  kana_holder:
    'The account holder has characters a transfer cannot carry: {signs}. Use kana, letters, figures, spaces and ( ) . , - / only.',
  last_owner: 'The last owner cannot go. Make somebody else an owner first.',
  login_address: '“{line}” is neither an IP address nor a range. Write it like 203.0.113.7 or 203.0.113.0/24.',
  no_seat:
    'No seat is left: all {seats} are taken. Suspend somebody who no longer works here, or ask the platform for more seats.',
  own_address_missing: 'Your own address {address} is not in the list, so saving would lock you out. Add it first.',
  password_common: 'Many people use this password, so it would be guessed. Combine other words.',
  password_long: 'A password has at most 200 characters.',
  password_personal: 'A password must not hold your name or address. Choose other words.',
  password_short: 'A password needs at least 10 characters.',
  registration_format:
    'A registration number is T and 13 digits. This one has {digits} digits. Enter 13 digits after the T.',
  concierge_of_admin: 'The platform’s own organisation has no concierges. Invite the person as a member of it.',
  impersonating: 'This cannot be done while you view as somebody else. Ask the person, or go back to your own account.',
  function_above: 'You cannot grant what you do not have yourself: {functions}. Ask an owner.',
  confirm_identity: 'Confirm that it is you with your password or a code before this change.',
  sign_in_again:
    'You have neither a password nor two-factor sign-in to confirm with. Sign out, sign in again, and go on within 15 minutes.',
  role_above: 'You cannot grant a role above your own, nor change somebody above you. Ask an owner.',
  team_assigned: 'This team is assigned to {count} brands. End the assignments, then dissolve it.',
  two_factor_needed:
    'This organisation asks for two-factor sign-in. Set it up in your personal settings, then sign in again.',
  storage_full:
    'There is no room for this file: {used} of {limit} MB are used, and it takes {size} MB. Delete files you no longer need, make it smaller, or ask the operator for more storage.',
  period_closed:
    'Days up to {until} are closed: records dated within them stay as they are. Choose a later date, or ask the operator to move the closing date.',
  unknown_organisation:
    'No organisation with this registration number has joined yet. Check the number, or enter a name to begin a new one.',
  unknown_person: 'Nobody has this address. Invite them first, then choose them again.',
  wrong_code: 'The code is wrong or has run out. Enter the six digits your app shows now.',
  wrong_password: 'The current password is wrong. Enter it once more.',
  xhr_only: 'Calls without the X-Requested-With header are not accepted.',
  below_shipped: '{least} have been shipped already, so fewer cannot be ordered. Enter at least what was shipped.',
  exceeds_remaining: 'This is more than the {most} that are left. Reduce the quantity, or change the order first.',
  held_back: 'Nothing was done because another document needs attention. Correct that one and try again.',
  issued: 'What has been issued cannot be changed here. Propose the change to the other side.',
  lines_counted:
    'Lines have been shipped or billed already, so this cannot be undone. Close the rest short, or use a return or a credit.',
  lines_needed: 'There are no lines. Add at least one before you issue it.',
  not_followed: 'Nothing can be made from this document. Choose one that has been accepted.',
  partner_unknown:
    'This is not a partner you do business with. Add it to your partners and activate the relation first.',
  proposal_answered: 'This proposal has been answered already. Reload the page to see how it stands.',
  proposal_draft: 'A draft needs no proposal. Edit it directly.',
  transition_both: 'Both companies have to agree to this. Send the other side a proposal.',
  transition_power_user: 'Only power users may do this. Ask a power user of your company.',
  transition_reason: 'Enter a reason. The other side sees it too.',
  transition_side: 'The other company does this. Wait for its answer.',
  transition_status: 'This cannot be done in the current status. Reload the page to see how it stands.',
  jan_check_digit: 'The check digit of this JAN is wrong: the last digit would be {digit}. Check the number.',
  jan_length: 'A JAN has 13 digits. Check how many there are.',
  jan_twice: 'Another SKU of this phase has the same JAN. Correct one of them.',
  production_in_use:
    'It is used in {count} places, such as orders, quality labels or agreed quantities, so it cannot be deleted. Cancel those first.',
  quantities_frozen:
    'The order has been accepted, so its quantities stand. To change them, propose a change of the order to the other side.',
  share_phase_of_other:
    'Another supplier makes this phase, so it cannot be shown to a supplier. Choose whoever makes it, or a trading house.',
  sku_empty: 'Give at least a colour, a size or a name.',
  sku_in_use:
    'This SKU is used in {count} lines of orders or the like, so it cannot be deleted. Set its quantity to 0, or take it out of those lines first.',
  sku_name_listed_only:
    '“{name}” is not in any SKU group. Choose a name from the SKU groups, or ask a power user to add it.',
  sku_twice: 'Another SKU of this phase has the same colour, size and name. Change one of them.',
  style_no_taken:
    'The style number {styleNo} is taken in this brand and season. Change the number of the product on the MD map.',
  sub_skus_exceed:
    'The parts come to {total}, more than the {quantity} of the SKU. Reduce the parts, or raise the quantity of the SKU.',
  sub_skus_short: 'The parts of a SKU that is split must come to its quantity of {quantity}. They come to {total} now.',
  variant_unmet: 'No colour or size of the masters is called “{name}”. Choose which one is meant.',
}
