# frozen_string_literal: true

class Trade
  FIRST = ["リネンシャツ 2026春 (デモ)", "ウールコート 2026秋 (デモ)"].freeze
  extend Remembered
end
